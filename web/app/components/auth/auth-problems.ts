import type { TextKey } from '../../wording/catalogue.ts'

export type AuthProblemCode =
  | 'login-missing'
  | 'password-missing'
  | 'code-missing'
  | 'new-password-missing'
  | 'credentials-wrong'
  | 'banned'
  | 'too-many-tries'
  | 'code-wrong'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-too-common'
  | 'password-unchanged'
  | 'email-taken'
  | 'not-permitted'
  | 'form-too-old'
  | 'failed'
  | 'factor-code-missing'
  | 'factor-code-wrong'
  | 'factor-not-begun'
  | 'factor-is-on'
  | 'factor-is-off'
  | 'began-too-long-ago'
  | 'current-password-wrong'

export interface AuthProblem {
  /** The id of the field; null is of no field. */
  readonly field: string | null
  readonly code: AuthProblemCode
  /** Of a ban. */
  readonly ban?: { readonly since: string | null; readonly reason: string }
}

/** What a page gets back that could not do what was asked. */
export interface AuthReply {
  readonly problems: readonly AuthProblem[]
  /** As typed; never a password or a code. */
  readonly login: string
  /** The button that was pressed. */
  readonly go: string
}

export const authProblemWords = {
  'login-missing': 'loginMissing',
  'password-missing': 'passwordMissing',
  'code-missing': 'codeMissing',
  'new-password-missing': 'newPasswordMissing',
  'credentials-wrong': 'credentialsWrong',
  banned: 'banned',
  'too-many-tries': 'tooManyTries',
  'code-wrong': 'codeWrong',
  'password-too-short': 'passwordTooShort',
  'password-too-long': 'passwordTooLong',
  'password-too-common': 'passwordTooCommon',
  'password-unchanged': 'passwordUnchanged',
  'email-taken': 'emailTaken',
  'not-permitted': 'notPermitted',
  'form-too-old': 'formTooOld',
  failed: 'failed',
  'factor-code-missing': 'factorCodeMissing',
  'factor-code-wrong': 'factorCodeWrong',
  'factor-not-begun': 'factorNotBegun',
  'factor-is-on': 'factorIsOnAlready',
  'factor-is-off': 'factorIsOffAlready',
  'began-too-long-ago': 'beganTooLongAgo',
  'current-password-wrong': 'currentPasswordWrong',
} as const satisfies Record<AuthProblemCode, TextKey<'auth'>>

const statuses: Partial<Record<AuthProblemCode, number>> = {
  'credentials-wrong': 401,
  'code-wrong': 401,
  'factor-code-wrong': 401,
  'current-password-wrong': 401,
  'began-too-long-ago': 401,
  'factor-not-begun': 409,
  'factor-is-on': 409,
  'factor-is-off': 409,
  banned: 403,
  'form-too-old': 403,
  'not-permitted': 403,
  'email-taken': 409,
  'too-many-tries': 429,
}

/** The field to look at again. */
export function authFieldOfRefusal(code: AuthProblemCode): string | null {
  if (code === 'code-wrong') return 'code'
  return code.startsWith('password-') ? 'password' : null
}

/** A code of an app is not one that we sent. */
export function factorProblem(refusal: AuthProblemCode): { readonly code: AuthProblemCode; readonly field: string | null } {
  if (refusal === 'code-wrong') return { code: 'factor-code-wrong', field: 'code' }
  return { code: refusal, field: refusal === 'current-password-wrong' ? 'password' : null }
}

/** The first problem decides; what is missing or may not be chosen is 400. */
export function authStatus([first]: readonly AuthProblem[]): number {
  return (first && statuses[first.code]) ?? 400
}
