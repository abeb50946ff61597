import { existsSync, readFileSync } from 'node:fs'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import { aGatewayThat } from '@camp/application/payments/testing/a-gateway-that.ts'
import pg from 'pg'

/**
 * Named moments in the handling of one notification, at which the process of a proof kills itself: before,
 * while and after every statement to the database, around every question to the gateway, when the
 * notification arrives and when its answer is ready.
 */
export interface KillPoints {
  /** Handles one notification; the names of the points it passed, unless the process ended at one. */
  during<Answer>(work: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly passed: readonly string[] }>
  /** Asks through the same questions, with a point before and after each. */
  readonly around: (gateway: PaymentGateway) => PaymentGateway
}

/**
 * The name of the point stands in a file, written by whoever wants the end; without a file nothing happens.
 */
export function killPointsOf(file: string): KillPoints {
  let passed: string[] | undefined
  let wanted: string | undefined
  const reach = (name: string) => {
    if (!passed) return
    passed.push(name)
    if (name === wanted) process.kill(process.pid, 'SIGKILL')
  }
  let atWork = 0
  const seen = new Map<string, number>()
  followStatements({
    begin: (text) => {
      if (!passed || /^\s*set\b/i.test(text)) return undefined // a fresh connection introduces itself: not every time
      const statement = statementName(text)
      const times = (seen.get(statement) ?? 0) + 1
      seen.set(statement, times)
      const name = times === 1 ? statement : `${statement} (${times})`
      reach(`before ${name}`)
      return name
    },
    sent: (name) => setImmediate(() => reach(`while ${name}`)),
    answered: (name) => reach(`after ${name}`),
  })
  return {
    async during(work) {
      const names = passed ?? []
      if (atWork === 0) seen.clear()
      passed = names
      atWork += 1
      wanted = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      reach('notification arrived')
      const answer = await work()
      reach('answer ready')
      atWork -= 1
      if (atWork === 0) passed = undefined
      return { answer, passed: names }
    },
    around: aGatewayThat((gateway) => ({
      readNotification: (received) => {
        const read = gateway.readNotification(received)
        reach('signature checked')
        return read
      },
      async status(checkoutId) {
        reach('before the gateway is asked')
        const status = await gateway.status(checkoutId)
        reach('after the gateway answered')
        return status
      },
    })),
  }
}

interface StatementFollower {
  readonly begin: (text: string) => string | undefined
  readonly sent: (name: string) => void
  readonly answered: (name: string) => void
}

type Query = (...args: readonly unknown[]) => unknown

/** Every statement of this process passes here, whoever sends it. */
function followStatements({ begin, sent, answered }: StatementFollower): void {
  const client = pg.Client.prototype as unknown as { query: Query }
  const { query } = client
  client.query = function followed(this: unknown, ...args) {
    const name = begin(textOf(args[0]))
    const answer = query.apply(this, [...args])
    if (name === undefined) return answer
    sent(name)
    if (answer instanceof Promise) {
      return answer.finally(() => answered(name))
    }
    return answer
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return statement !== null && typeof statement === 'object' && 'text' in statement ? String(statement.text) : ''
}

/** `insert payment`, `commit`: enough to know it again. */
function statementName(text: string): string {
  const words = text.trim().replaceAll('"', '').split(/\s+/)
  const verb = (words[0] ?? '').toLowerCase()
  const table = /(?:from|into|update|table)\s+([a-z_]+)/i.exec(text.replaceAll('"', ''))?.[1]
  return [verb, table].filter(Boolean).join(' ')
}
