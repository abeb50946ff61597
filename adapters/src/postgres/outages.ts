import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { connectionFault, sqlState } from './sql-state.ts'

/**
 * Lock and statement time-outs, shutdown, start-up, too many connections, a full disk or memory, lost
 * connections, and what went on colliding.
 */
const outageStates = /^(55P03|57014|57P0[1-5]|53[0-9A-Z]{3}|58[0-9A-Z]{3}|08[0-9A-Z]{3}|25P03|40001|40P01)$/

export function isOutage(error: unknown): boolean {
  return outageStates.test(sqlState(error) ?? '') || connectionFault(error) !== undefined
}

/** The error to throw on: `StoreUnavailable` for an outage, the error itself for anything else. */
export function withOutageNamed(error: unknown): unknown {
  return !(error instanceof StoreUnavailable) && isOutage(error) ? new StoreUnavailable(error) : error
}

/** The same adapter, whose methods throw `StoreUnavailable` where the database gave no answer. */
export function namingOutages<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given)
        return answer instanceof Promise ? answer.catch(rethrow) : answer
      }
    },
  })
}

function rethrow(error: unknown): never {
  throw withOutageNamed(error)
}
