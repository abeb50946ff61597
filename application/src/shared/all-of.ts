/**
 * Does things at once that do not need each other. When one fails the others are waited for, since what went
 * on after the end of a transaction would be outside of it; the first failure is the cause of those after it.
 */
export async function allOf(works: readonly (Promise<unknown> | null)[]): Promise<void> {
  const failures: unknown[] = []
  await Promise.all(works.map((work) => work?.catch((failure: unknown) => failures.push(failure))))
  if (failures.length > 0) throw failures[0]
}
