import type { z } from 'zod'

/** What is wrong with one part of what came in, for forms and procedures alike. */
export interface InputProblem {
  /** Names of fields and places in lists, from the outside in. */
  readonly path: readonly (string | number)[]
  readonly message: string
  /** Of a text that is too long: how many characters it may have. */
  readonly most?: number
}

/** An unknown field is named by its own path. */
export function inputProblems(error: z.ZodError): readonly InputProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    if (issue.code === 'too_big') return [{ path, message: issue.message, most: Number(issue.maximum) }]
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    return issue.keys.map((key) => ({ path: [...path, key], message: 'Unknown field' }))
  })
}
