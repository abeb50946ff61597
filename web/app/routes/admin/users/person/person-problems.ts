import type { TextKey } from '#app/wording/catalogue.ts'

type Problem =
  | 'name-missing'
  | 'oneself'
  | 'last-administrator'
  | 'works-nowhere'
  | 'works-somewhere'
  | 'erased'
  | 'reason-missing'

/** Each with the field to look at again. */
export const personProblems = {
  'name-missing': { field: 'firstName', text: 'problem_nameMissing' },
  oneself: { field: 'role', text: 'problem_oneself' },
  'last-administrator': { field: 'role', text: 'problem_lastAdministrator' },
  'works-nowhere': { field: 'role', text: 'problem_worksNowhere' },
  'works-somewhere': { field: 'role', text: 'problem_worksSomewhere' },
  erased: { field: 'firstName', text: 'problem_erased' },
  'reason-missing': { field: 'reason', text: 'problem_reasonMissing' },
} as const satisfies Record<Problem, { readonly field: string; readonly text: TextKey<'platformUsers'> }>
