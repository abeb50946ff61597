/**
 * Does what the process does for itself, whoever gave the occasion: it reads and writes as the process may,
 * and does not end with a request.
 */
export type OwnWork = <Answer>(work: () => Answer) => Answer
