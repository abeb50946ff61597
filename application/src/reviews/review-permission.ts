import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export type ReviewDenied = NotFound | NotPermitted
