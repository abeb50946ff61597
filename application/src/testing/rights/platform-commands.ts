import type { Actor } from '../../shared/actor.ts'
import type { Commands } from './rights.ts'

const toProvinces = (actor: Actor) => ({ actor, kind: 'provinces' as const })
/** Campsites lie in it, so that nobody can delete it. */
const ofRow = (actor: Actor) => ({ ...toProvinces(actor), id: 'ZA-WC', revision: '' })

export const platformCommands = {
  listMasterData: (actor) => ({
    ...toProvinces(actor),
    search: '',
    sort: 'name',
    isDescending: false,
    limit: 1,
    offset: 0,
    chosen: {},
  }),
  listAuditEntries: (actor) => ({
    actor,
    search: '',
    sort: 'at',
    isDescending: false,
    limit: 1,
    offset: 0,
    concept: '',
    subject: '',
    from: '',
    to: '',
  }),
  showMasterRow: (actor) => ({ ...toProvinces(actor), id: null }),
  saveMasterRow: (actor) => ({ ...toProvinces(actor), id: null, revision: '', typed: {} }),
  deleteMasterRow: ofRow,
} satisfies Partial<Commands>
