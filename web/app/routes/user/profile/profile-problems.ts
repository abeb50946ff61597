import type { Translator } from '#app/wording/catalogue.ts'

type Wordless =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'cell-invalid'
  | 'current-password-missing'
  | 'current-password-wrong'
  | 'new-password-missing'
  | 'code-missing'
  | 'code-wrong'
  | 'email-taken'
  | 'banned'
  | 'too-many-tries'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-too-common'
  | 'password-unchanged'
  | 'form-too-old'
  | 'not-permitted'
  | 'gateway-unavailable'
  | 'username-form'
  | 'username-taken'

export type ProfileProblemCode = Wordless | 'too-long'

export interface ProfileProblem {
  /** The id of its control; what is wrong with no field has none. */
  readonly field?: string
  readonly code: ProfileProblemCode
  /** Of a text that is too long: how many characters it may have. */
  readonly most?: number
}

const words = {
  'first-name-missing': 'firstNameMissing',
  'last-name-missing': 'lastNameMissing',
  'email-missing': 'emailMissing',
  'email-invalid': 'emailInvalid',
  'cell-invalid': 'cellInvalid',
  'current-password-missing': 'currentPasswordMissing',
  'current-password-wrong': 'currentPasswordWrong',
  'new-password-missing': 'newPasswordMissing',
  'code-missing': 'codeMissing',
  'code-wrong': 'codeWrong',
  'email-taken': 'emailTaken',
  banned: 'banned',
  'too-many-tries': 'tooManyTries',
  'password-too-short': 'passwordTooShort',
  'password-too-long': 'passwordTooLong',
  'password-too-common': 'passwordTooCommon',
  'password-unchanged': 'passwordUnchanged',
  'form-too-old': 'formTooOld',
  'not-permitted': 'notPermitted',
  'gateway-unavailable': 'gatewayUnavailable',
  'username-form': 'usernameForm',
  'username-taken': 'usernameTaken',
} as const satisfies Record<Wordless, Parameters<Translator<'profile'>>[0]>

export function profileProblemText(t: Translator<'profile'>, problem: ProfileProblem): string {
  return problem.code === 'too-long' ? t('tooLong', { most: problem.most ?? 0 }) : t(words[problem.code])
}

const fields: Partial<Record<Wordless, string>> = {
  'code-wrong': 'code',
  'username-form': 'username',
  'username-taken': 'username',
  'password-too-short': 'newPassword',
  'password-too-long': 'newPassword',
  'password-too-common': 'newPassword',
  'password-unchanged': 'newPassword',
}

/**
 * What a use case refuses, at the field to look at again; `passwordField` is where the current password was
 * typed.
 */
export function profileProblem(code: Wordless, passwordField?: string): ProfileProblem {
  const field = code === 'current-password-wrong' ? passwordField : fields[code]
  return field ? { field, code } : { code }
}

const statuses: Partial<Record<ProfileProblem['code'], number>> = {
  'current-password-wrong': 401,
  'code-wrong': 401,
  banned: 403,
  'form-too-old': 403,
  'not-permitted': 403,
  'email-taken': 409,
  'username-taken': 409,
  'too-many-tries': 429,
}

/** The first problem decides; what is missing or cannot be read is 400. */
export function profileStatus([first]: readonly ProfileProblem[]): number {
  return (first && statuses[first.code]) ?? 400
}
