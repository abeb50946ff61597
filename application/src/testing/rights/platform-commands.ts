import type { Actor } from '../../shared/actor.ts'
import type { Commands } from './rights.ts'
import type { RightsFixture } from './rights-fixture.ts'

const toProvinces = (actor: Actor) => ({ actor, kind: 'provinces' as const })
/** Campsites lie in it, so that nobody can delete it. */
const ofRow = (actor: Actor) => ({ ...toProvinces(actor), id: 'ZA-WC', revision: '' })
const toProspect = (actor: Actor, { prospectId: id }: RightsFixture) => ({ actor, id })

const toImport = (actor: Actor, { importId: id }: RightsFixture) => ({ actor, id })

export const platformCommands = {
  importDmarcReports: (actor) => ({ actor, files: [], dryRun: true }),
  importDmarcMailbox: (actor) => ({ actor, limit: 1, dryRun: true }),
  receiveGuestMails: (actor) => ({ actor, limit: 1, dryRun: true }),
  showMailSummary: (actor) => ({ actor, days: null }),
  listMasterData: (actor) => ({
    ...toProvinces(actor),
    search: '',
    sort: 'name',
    isDescending: false,
    limit: 1,
    offset: 0,
    chosen: {},
  }),
  listHtiMessages: (actor) => ({
    actor,
    search: '',
    sort: 'at',
    isDescending: true,
    limit: 1,
    offset: 0,
    state: null,
    kind: null,
  }),
  findByShortId: (actor, { htiMessageId: text }) => ({ actor, kind: 'hti-message', text }),
  showHtiMessage: (actor, { htiMessageId: id }) => ({ actor, id }),
  checkHtiLine: (actor, { orgSlug }) => ({ actor, campsite: { slug: orgSlug } }),
  replayHtiMessage: (actor, { htiMessageId: id }) => ({ actor, id }),
  listAuditEntries: (actor) => ({
    actor,
    search: '',
    sort: 'at',
    isDescending: false,
    limit: 1,
    offset: 0,
    concept: '',
    subject: '',
    organisation: '',
    from: '',
    to: '',
  }),
  uploadImport: (actor) => ({ actor, fileName: '', text: '' }),
  showImport: toImport,
  runImport: toImport,
  searchEnquiries: (actor) => ({ actor, search: '', sort: 'name', isDescending: false, limit: 1, offset: 0, stage: '' }),
  showEnquiry: toProspect,
  followProspect: (...of) => ({ ...toProspect(...of), stage: 'new', note: '', revision: '' }),
  /** No such town. */
  welcomeProspect: (...of) => ({ ...toProspect(...of), place: 'Qqqqqqqq' }),
  showMasterRow: (actor) => ({ ...toProvinces(actor), id: null }),
  saveMasterRow: (actor) => ({ ...toProvinces(actor), id: null, revision: '', typed: {} }),
  deleteMasterRow: ofRow,
  previewHolidayChange: (actor) => ({ actor, kind: 'holidays', id: null, typed: {} }),
} satisfies Partial<Commands>
