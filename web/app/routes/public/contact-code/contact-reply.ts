import type { TextKey } from '#app/wording/catalogue.ts'

/** What is wrong, and with which field. */
export const contactProblems = {
  'email-invalid': { field: 'email', text: 'emailInvalid', status: 400 },
  'cell-invalid': { field: 'cell', text: 'cellInvalid', status: 400 },
  'code-missing': { field: 'code', text: 'codeMissing', status: 400 },
  'code-wrong': { field: 'code', text: 'codeWrong', status: 401 },
  'too-many-tries': { field: null, text: 'tooMany', status: 429 },
  'form-too-old': { field: null, text: 'formTooOld', status: 403 },
} as const satisfies Record<
  string,
  { readonly field: string | null; readonly text: TextKey<'contactCode'>; readonly status: number }
>

export type ContactProblem = keyof typeof contactProblems

export interface ContactCodeReply {
  readonly problem: ContactProblem
  readonly typed: { readonly channel: string; readonly email: string; readonly country: string; readonly cell: string }
}
