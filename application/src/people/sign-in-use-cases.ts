import type { ChooseFirstPassword } from './choose-first-password.ts'
import type { ReadSession } from './current-session.ts'
import type { RequestCode } from './request-code.ts'
import type { ResetPassword } from './reset-password.ts'
import type { SignIn } from './sign-in.ts'
import type { SignInWithCode } from './sign-in-with-code.ts'
import type { SignOut, SignOutEverywhere } from './sign-out.ts'
import type { RequestContactCode, VerifyContact } from './verify-contact.ts'

/** Signing in and out, as the doors see it. */
export interface SignInUseCases {
  readonly signIn: Pick<SignIn, 'execute'>
  readonly requestCode: Pick<RequestCode, 'execute'>
  readonly signInWithCode: Pick<SignInWithCode, 'execute'>
  readonly resetPassword: Pick<ResetPassword, 'execute'>
  readonly chooseFirstPassword: Pick<ChooseFirstPassword, 'execute'>
  readonly requestContactCode: Pick<RequestContactCode, 'execute'>
  readonly verifyContact: Pick<VerifyContact, 'execute'>
  readonly readSession: Pick<ReadSession, 'execute'>
  readonly signOut: Pick<SignOut, 'execute'>
  readonly signOutEverywhere: Pick<SignOutEverywhere, 'execute'>
}
