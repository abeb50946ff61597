import { isProofFresh } from '@camp/domain/people/proof-again.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { managedOrganisationUseCases } from '../../organisations/managed/managed-organisations-use-cases.ts'
import type { payoutUseCases } from '../../payouts/payout-use-cases.ts'
import type { settingsUseCases } from '../../settings/settings-use-cases.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { CurrentSession } from '../current-session.ts'
import type { platformPeopleUseCases } from '../platform/platform-people-use-cases.ts'
import type { profileUseCases } from '../profile/profile-use-cases.ts'
import type { secondFactorUseCases } from '../second-factor/second-factor-use-cases.ts'
import type { signInUseCases } from '../sign-in-use-cases.ts'

type Weighed = typeof managedOrganisationUseCases &
  typeof payoutUseCases &
  typeof settingsUseCases &
  typeof platformPeopleUseCases &
  typeof profileUseCases &
  typeof secondFactorUseCases &
  typeof signInUseCases

type CommandOf<Name extends keyof Weighed> = Parameters<InstanceType<Weighed[Name]>['execute']>[0]

/** Or only some of what the act does. */
type Weight<Name extends keyof Weighed> = 'asks' | 'asks-without-password' | 'free' | ((command: CommandOf<Name>) => boolean)

const reads = 'free'
/** The command itself says who it is, by a password, a code or a token. */
const provesItself = 'free'
/** The command itself says the password; who has none may have left the browser open. */
const passwordOrCode = 'asks-without-password'

/**
 * Bank details, users, rights, payouts and the own second factor are changed by whoever has shown the
 * password again (rule U17, ADR 30). An act of these concepts that is missing here does not compile.
 */
export const askedAgain: { readonly [Name in keyof Weighed]: Weight<Name> } = {
  changeOrganisation: ({ section }) => section === 'bank-details',
  runImport: 'asks',
  createOrganisation: 'asks',
  inviteMember: 'asks',
  inviteMemberAgain: 'asks',
  suspendMember: 'asks',
  withdrawInvitation: 'asks',
  /** Whoever may not is refused without being asked. */
  deleteLink: ({ kind, actor }) => kind === 'user' && mayManagePlatform(actor),
  actForOrganisation: 'asks',

  createPerson: 'asks',
  changePerson: 'asks',
  banPerson: 'asks',
  liftBan: 'asks',
  endPersonSessions: 'asks',
  erasePerson: 'asks',

  preparePayouts: 'asks',
  approvePayoutRun: 'asks',
  settlePayout: 'asks',

  beginSecondFactor: 'asks',
  turnOnSecondFactor: 'asks',
  turnOffSecondFactor: 'asks',
  renewRecoveryCodes: 'asks',

  followShortLink: reads,
  chooseOrganisation: reads,
  myOrganisations: reads,
  organisationOverview: reads,
  previewOrganisation: reads,
  organisationForm: reads,
  organisationStatus: reads,
  listMembers: reads,
  listInvitations: reads,
  listOwnInvitations: reads,
  searchAllOrganisations: reads,
  organisationChoices: reads,
  listOrganisations: reads,
  showImport: reads,
  exportOrganisation: reads,
  showPayouts: reads,
  showPayoutRun: reads,
  reportPayouts: reads,
  listOrganisationPayouts: reads,
  showPayoutStatement: reads,
  printPayoutStatement: reads,
  showOrganisationSettings: reads,
  showSpecialTerm: reads,
  showPaymentRule: reads,
  showLastChange: reads,
  showUser: reads,
  listPeople: reads,
  showPerson: reads,
  exportPerson: reads,
  showProfile: reads,
  listOwnSessions: reads,
  showSecondFactor: reads,
  readSession: reads,

  signIn: provesItself,
  requestCode: provesItself,
  signInWithCode: provesItself,
  resetPassword: provesItself,
  chooseFirstPassword: passwordOrCode,
  requestContactCode: provesItself,
  verifyContact: provesItself,
  proveAgain: provesItself,
  requestProofCode: provesItself,
  proveSecondFactor: provesItself,
  changeContact: passwordOrCode,
  changeOwnPassword: passwordOrCode,
  signOut: provesItself,
  signOutEverywhere: provesItself,
  stopActing: provesItself,

  /** The right is given by who invited. */
  answerInvitation: 'free',

  /** Neither money, people nor rights. */
  changeOrganisationStatus: 'free',
  uploadImport: 'free',
  changeProfile: 'free',
  decideOnMarketing: 'free',
  endOwnSession: 'free',

  /** Typed by an operator. */
  importOrganisations: 'free',
  announceNewAccounts: 'free',
  sweepPersonalData: 'free',
  setPasswordOf: 'free',
  resetSecondFactor: 'free',
  rotateFormSecret: 'free',
}

export interface WhoIsAsked {
  readonly hasPassword: boolean
  /** In this session, by a code where there is no password. */
  readonly hasJustSignedIn: boolean
}

export function whoIsAsked(
  { account, startedAt }: Pick<CurrentSession, 'account' | 'startedAt'>,
  now: Temporal.Instant,
): WhoIsAsked {
  return { hasPassword: account.passwordHash !== null, hasJustSignedIn: isProofFresh(startedAt, now) }
}

/** Whether this act, with this command, is one of those. */
export function asksAgain(name: PropertyKey, command: unknown, { hasPassword, hasJustSignedIn }: WhoIsAsked): boolean {
  if (!Object.hasOwn(askedAgain, name)) return false
  const weight = askedAgain[name as keyof Weighed] as Weight<never> | ((command: unknown) => boolean)
  if (weight === 'asks-without-password') return !hasPassword && !hasJustSignedIn
  return typeof weight === 'function' ? weight(command as never) : weight === 'asks'
}
