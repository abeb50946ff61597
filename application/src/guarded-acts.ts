import type { UseCases } from './use-cases.ts'

type Name = keyof UseCases

/** About nobody else than who asks: whoever works for a campsite may have booked at another one. */
const ofOneself: readonly Name[] = [
  'answerInvitation',
  'beginSecondFactor',
  'changeContact',
  'changeOwnPassword',
  'changeProfile',
  'chooseFirstPassword',
  'decideOnMarketing',
  'endOwnSession',
  'forgetOwnCard',
  'listMyReservations',
  'listMyReviews',
  'listOwnCards',
  'listOwnInvitations',
  'listOwnSessions',
  'renewRecoveryCodes',
  'requestContactCode',
  'showProfile',
  'showSecondFactor',
  'turnOffSecondFactor',
  'turnOnSecondFactor',
]

/** Open to staff and to the guest whose booking it is, who may be staff of another campsite. */
const ofGuestsToo: readonly Name[] = ['printPaper', 'saveInvoiceRecipient', 'showInvoice']

const unguarded = new Set<PropertyKey>([...ofOneself, ...ofGuestsToo])

/**
 * Whether the stores may keep an act to the organisations of whoever asks: every one that is told who asks,
 * but for those above and what guests do `as: 'guest'`, by the id of their reservation.
 */
export function isGuarded(name: PropertyKey, command: object): boolean {
  return !unguarded.has(name) && !('as' in command && command.as === 'guest')
}
