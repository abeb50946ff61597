import { isOutage } from './outages.ts'
import { sqlState } from './sql-state.ts'

/** Why the database cannot be used now, as a sentence; undefined for any other error. */
export function connectionProblem(error: Error): string | undefined {
  if (isOutage(error)) return `The database does not answer: ${reasonOf(error)}`
  const isRefusal = /^(28...|3D000)$/.test(sqlState(error) ?? '')
  return isRefusal ? `The database refuses the connection: ${error.message}` : undefined
}

/** Several tries to connect come as one error without words of its own. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return error.message || (first instanceof Error ? first.message : error.name)
}
