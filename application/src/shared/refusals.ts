export type NotFound = { readonly code: 'not-found' }
export type NotPermitted = { readonly code: 'not-permitted' }
export type NameTaken = { readonly code: 'name-taken' }
/**
 * Somebody else has changed or deleted the thing since it was shown: what was agreed to is no longer what
 * would happen.
 */
export type ChangedMeanwhile = { readonly code: 'changed-meanwhile' }
