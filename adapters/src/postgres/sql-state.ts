/**
 * The five-character code of PostgreSQL, however deep the libraries have wrapped it; undefined for any other
 * error.
 */
export function sqlState(error: unknown): string | undefined {
  return firstInChain(error, (link) => (typeof link.code === 'string' && /^[0-9A-Z]{5}$/.test(link.code) ? link.code : undefined))
}

/** The name of the constraint that a statement violated. */
export function violatedConstraint(error: unknown): string | undefined {
  return firstInChain(error, ({ constraint }) => (typeof constraint === 'string' ? constraint : undefined))
}

/** The columns of a statement's tables changed since its connection parsed it; parsed anew it runs. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' &&
    firstInChain(error, ({ message }) => outdatedPlanMessage.exec(String(message))?.[0]) !== undefined
  )
}

/** A statement of staff met a row of another campsite, which the database keeps from them (decision 34). */
export function isKeptApart(error: unknown): boolean {
  return (
    sqlState(error) === '42501' && firstInChain(error, ({ message }) => keptApartMessage.exec(String(message))?.[0]) !== undefined
  )
}

const keptApartMessage = /violates row-level security policy/
const outdatedPlanMessage = /cached plan must not change result type/

/** The code that Node gives a connection that broke or never came about. */
export function connectionFault(error: unknown): string | undefined {
  return firstInChain(error, ({ code, message }) => {
    if (typeof code === 'string' && brokenConnections.has(code)) return code
    return typeof message === 'string' && brokenConnectionMessage.test(message) ? message : undefined
  })
}

const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENOENT'])
const brokenConnectionMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|driver has already been destroyed/

interface Link {
  readonly code?: unknown
  readonly constraint?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

function firstInChain(error: unknown, read: (link: Link) => string | undefined): string | undefined {
  for (let link = error, depth = 0; typeof link === 'object' && link !== null && depth < 10; depth++) {
    const found = read(link)
    if (found !== undefined) return found
    link = (link as Link).cause
  }
  return undefined
}
