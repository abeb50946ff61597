import { ActForOrganisation, StopActing } from './acting/act-for-organisation.ts'
import { ChooseFirstPassword } from './choose-first-password.ts'
import { ReadSession } from './current-session.ts'
import { ProveAgain, RequestProofCode } from './proof-again/prove-again.ts'
import { RequestCode } from './request-code.ts'
import { ResetPassword } from './reset-password.ts'
import { RotateFormSecret } from './rotate-form-secret.ts'
import { SignIn } from './sign-in.ts'
import { SignInWithCode } from './sign-in-with-code.ts'
import { SignOut, SignOutEverywhere } from './sign-out.ts'
import { RequestContactCode, VerifyContact } from './verify-contact.ts'

/** Signing in and out, as the doors see it. */
export const signInUseCases = {
  signIn: SignIn,
  requestCode: RequestCode,
  signInWithCode: SignInWithCode,
  resetPassword: ResetPassword,
  chooseFirstPassword: ChooseFirstPassword,
  requestContactCode: RequestContactCode,
  verifyContact: VerifyContact,
  proveAgain: ProveAgain,
  requestProofCode: RequestProofCode,
  readSession: ReadSession,
  signOut: SignOut,
  signOutEverywhere: SignOutEverywhere,
  actForOrganisation: ActForOrganisation,
  stopActing: StopActing,
  rotateFormSecret: RotateFormSecret,
}
