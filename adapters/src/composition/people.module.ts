import { ChooseFirstPassword } from '@camp/application/people/choose-first-password.ts'
import { ReadSession } from '@camp/application/people/current-session.ts'
import { ChangeOwnPassword } from '@camp/application/people/profile/change-own-password.ts'
import { ChangeContact, ChangeProfile } from '@camp/application/people/profile/change-profile.ts'
import { DecideOnMarketing } from '@camp/application/people/profile/decide-on-marketing.ts'
import { EndOwnSession, ListOwnSessions } from '@camp/application/people/profile/own-sessions.ts'
import { ShowProfile } from '@camp/application/people/profile/show-profile.ts'
import { RequestCode } from '@camp/application/people/request-code.ts'
import { ResetPassword } from '@camp/application/people/reset-password.ts'
import { SignIn } from '@camp/application/people/sign-in.ts'
import { SignInWithCode } from '@camp/application/people/sign-in-with-code.ts'
import { SignOut, SignOutEverywhere } from '@camp/application/people/sign-out.ts'
import { RequestContactCode, VerifyContact } from '@camp/application/people/verify-contact.ts'
import { ContainerModule } from 'inversify'
import { AccountNoticeSender } from '../people/account-notice-sender.ts'
import { Argon2PasswordHasher } from '../people/argon2-password-hasher.ts'
import { CodeSender } from '../people/code-sender.ts'
import { PostgresAccounts } from '../people/postgres-accounts.ts'
import { PostgresKnownDevices } from '../people/postgres-known-devices.ts'
import { PostgresOneTimeCodes } from '../people/postgres-one-time-codes.ts'
import { PostgresProfiles } from '../people/postgres-profiles.ts'
import { PostgresSessions } from '../people/postgres-sessions.ts'
import { PostgresSignInAttempts } from '../people/postgres-sign-in-attempts.ts'
import { UnlimitedAttempts } from '../people/unlimited-attempts.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const hasher = new Argon2PasswordHasher()

/** Who somebody is. */
export const peopleModule = new ContainerModule(({ bind }) => {
  bind(Ports.codeMessages).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl, staysLocal) =>
      new CodeSender({ senders, history, log, clock, randomness, publicUrl, staysLocal }),
    [
      Ports.messageSenders,
      Ports.communicationHistory,
      Ports.messageLog,
      Ports.clock,
      Ports.randomness,
      Ports.publicUrl,
      Ports.staysLocal,
    ],
  )
  bind(Ports.accountNotices).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl) =>
      new AccountNoticeSender({ senders, history, log, clock, randomness, publicUrl }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Ports.randomness, Ports.publicUrl],
  )
  bind(Ports.signInPorts).toResolvedValue(
    (em, codeMessages, accountNotices, clock, randomness, areRateLimitsOn) => ({
      accounts: namingOutages(new PostgresAccounts(em)),
      sessions: namingOutages(new PostgresSessions(em)),
      codes: namingOutages(new PostgresOneTimeCodes(em)),
      attempts: areRateLimitsOn ? namingOutages(new PostgresSignInAttempts(em)) : new UnlimitedAttempts(),
      devices: namingOutages(new PostgresKnownDevices(em)),
      hasher,
      codeMessages,
      accountNotices,
      clock,
      randomness,
    }),
    [Ports.entityManager, Ports.codeMessages, Ports.accountNotices, Ports.clock, Ports.randomness, Ports.areRateLimitsOn],
  )
  bind(Ports.profilePorts).toResolvedValue(
    (em, ports) => ({ ...ports, profiles: namingOutages(new PostgresProfiles(em)) }),
    [Ports.entityManager, Ports.signInPorts],
  )
  bind(ShowProfile).toResolvedValue((ports) => new ShowProfile(ports), [Ports.profilePorts])
  bind(ChangeProfile).toResolvedValue((ports) => new ChangeProfile(ports), [Ports.profilePorts])
  bind(ChangeContact).toResolvedValue((ports) => new ChangeContact(ports), [Ports.profilePorts])
  bind(ChangeOwnPassword).toResolvedValue((ports) => new ChangeOwnPassword(ports), [Ports.signInPorts])
  bind(DecideOnMarketing).toResolvedValue((ports) => new DecideOnMarketing(ports), [Ports.profilePorts])
  bind(ListOwnSessions).toResolvedValue((ports) => new ListOwnSessions(ports), [Ports.signInPorts])
  bind(EndOwnSession).toResolvedValue((ports) => new EndOwnSession(ports), [Ports.signInPorts])
  bind(SignIn).toResolvedValue((ports) => new SignIn(ports), [Ports.signInPorts])
  bind(RequestCode).toResolvedValue((ports) => new RequestCode(ports), [Ports.signInPorts])
  bind(SignInWithCode).toResolvedValue((ports) => new SignInWithCode(ports), [Ports.signInPorts])
  bind(ResetPassword).toResolvedValue((ports) => new ResetPassword(ports), [Ports.signInPorts])
  bind(ChooseFirstPassword).toResolvedValue((ports) => new ChooseFirstPassword(ports), [Ports.signInPorts])
  bind(RequestContactCode).toResolvedValue((ports) => new RequestContactCode(ports), [Ports.signInPorts])
  bind(VerifyContact).toResolvedValue((ports) => new VerifyContact(ports), [Ports.signInPorts])
  bind(ReadSession).toResolvedValue((ports) => new ReadSession(ports), [Ports.signInPorts])
  bind(SignOut).toResolvedValue((ports) => new SignOut(ports), [Ports.signInPorts])
  bind(SignOutEverywhere).toResolvedValue((ports) => new SignOutEverywhere(ports), [Ports.signInPorts])
})

/** Under the names by which the use cases know them. */
export const signInUseCases = {
  signIn: SignIn,
  requestCode: RequestCode,
  signInWithCode: SignInWithCode,
  resetPassword: ResetPassword,
  chooseFirstPassword: ChooseFirstPassword,
  requestContactCode: RequestContactCode,
  verifyContact: VerifyContact,
  readSession: ReadSession,
  signOut: SignOut,
  signOutEverywhere: SignOutEverywhere,
}
