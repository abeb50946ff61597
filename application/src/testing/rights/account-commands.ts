import { Money } from '@camp/domain/shared/money.ts'
import type { SessionId } from '../../people/sessions.ts'
import type { Commands } from './rights.ts'

const browser = { address: null, deviceKey: null, name: null }

/** Of the platform, and of one's own account; wrong passwords and empty names, so that nothing is written. */
export const accountCommands = {
  listOrganisations: (actor) => ({ actor }),
  importOrganisations: (actor) => ({ actor, document: {}, dryRun: true, onProgress: () => {} }),
  createOrganisation: (actor) => ({
    actor,
    name: '',
    slug: '',
    province: '',
    ownerEmail: '',
    ownerFirstName: '',
    ownerLastName: '',
  }),
  searchAllOrganisations: (actor) => ({
    actor,
    search: '',
    status: '',
    sort: 'name',
    isDescending: false,
    limit: 1,
    offset: 0,
  }),
  organisationChoices: (actor) => ({ actor }),
  listEnquiries: (actor) => ({ actor, limit: 1 }),
  listComingCampsites: (actor) => ({ actor }),
  listOutgoingMessages: (actor) => ({ actor, limit: 1 }),
  replayMessages: (actor) => ({ actor, ids: [] }),
  relayEmail: (actor) => ({
    actor,
    email: { to: ['zanele@example.test'], bcc: [], subject: '', text: 'Hello', html: null, replyTo: null },
  }),
  relaySms: (actor) => ({ actor, to: ['27821234567'], text: 'Hello' }),
  showSmsProfile: (actor) => ({ actor }),
  showSmsReport: (actor) => ({ actor, states: null, month: null, offset: 0, limit: 1 }),
  registerSmsWebhook: (actor) => ({ actor, dryRun: true }),
  showWhatsAppConfiguration: (actor) => ({ actor }),
  saveTemplateMapping: (actor) => ({
    actor,
    name: 'none',
    language: 'en',
    rowVersion: 0,
    typed: { metaName: '', twilioContentSid: '', bodyOrder: '', urlButtons: '', isActive: true },
  }),
  sendTestTemplate: (actor) => ({ actor, name: 'none', language: 'en', phoneNumber: '' }),
  relayTemplate: (actor) => ({ actor, phoneNumber: '', template: 'none', language: 'en', variables: {} }),
  listWhatsAppMessages: (actor) => ({ actor, state: null, type: null, digits: '', limit: 1, offset: 0 }),
  showWhatsAppMessage: (actor, { whatsAppMessageId: id }) => ({ actor, id }),
  resendWhatsAppMessage: (actor, { whatsAppMessageId: id }) => ({ actor, id }),
  myOrganisations: (actor) => ({ actor, search: '' }),

  showGatewayTests: (actor) => ({ actor }),
  startGatewayTest: (actor) => ({ actor, amount: Money.zero() }),
  askGatewayTest: (actor) => ({ actor, id: 'none' }),
  refundGatewayTest: (actor) => ({ actor, id: 'none', amount: Money.zero() }),
  listOwnCards: (actor) => ({ actor }),
  forgetOwnCard: (actor) => ({ actor, id: 'none' }),
  listMyReservations: (actor) => ({ actor }),
  listMyReviews: (actor) => ({ actor }),
  showProfile: (actor) => ({ actor }),
  changeProfile: (actor) => ({
    actor,
    details: { firstName: '', lastName: '', allergies: null, language: 'en', verificationPreference: 'SMS' },
  }),
  changeContact: (actor) => ({
    actor,
    email: '',
    cell: { countryId: null, countryCode: null, cell: null },
    password: '',
    browser,
  }),
  changeOwnPassword: (actor) => ({ actor, currentPassword: '', password: '', browser }),
  decideOnMarketing: (actor) => ({ actor, consents: false }),
  listOwnSessions: (actor) => ({ actor, token: '' }),
  endOwnSession: (actor) => ({ actor, id: '00000000-0000-4000-8000-000000000000' as SessionId }),
  chooseFirstPassword: (actor) => ({ actor, password: '', browser }),
  requestContactCode: (actor) => ({ actor, channel: 'email', browser }),
} as const satisfies Partial<Commands>
