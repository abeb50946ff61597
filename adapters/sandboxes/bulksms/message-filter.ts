import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxMessage } from './sandbox-message.ts'

type Test = (message: SandboxMessage) => boolean

const directions = { SENT: true, RECEIVED: false } as const

const clauses: Readonly<Record<string, (sign: string, value: string) => Test | undefined>> = {
  id: (sign, value) => (/^\d+$/.test(value) ? compared(sign, ({ id }) => Math.sign(Number(id) - Number(value))) : undefined),
  type: (sign, value) => (sign === '=' && value in directions ? () => directions[value as keyof typeof directions] : undefined),
  'submission.id': equal(({ submissionId }) => submissionId),
  'status.type': (sign, value) =>
    /^(ACCEPTED|SCHEDULED|SENT|DELIVERED|UNKNOWN|FAILED)$/.test(value)
      ? equal(({ status }) => status.split('.')[0] ?? '')(sign, value)
      : undefined,
  'status.id': equal(({ status }) => status),
  userSuppliedId: equal(({ userSuppliedId }) => userSuppliedId ?? ''),
  'submission.date': (sign, value) => {
    const date = instantOf(value)
    // No `=`: the vendor compares moments by order alone.
    if (!date || sign === '=') return undefined
    return compared(sign, ({ submittedAt }) => Temporal.Instant.compare(submittedAt, date))
  },
}

/** `type=SENT&status.id=FAILED.EXPIRED`; the clause that is none otherwise. */
export function readFilter(filter: string): Test | { readonly badClause: string } {
  const tests: Test[] = []
  for (const clause of filter === '' ? [] : filter.split('&')) {
    const [, name = '', sign = '', value = ''] = /^([A-Za-z.]+)(<=|>=|<|>|=)(.+)$/.exec(clause) ?? []
    const test = Object.hasOwn(clauses, name) ? clauses[name]?.(sign, value) : undefined
    if (!test) return { badClause: clause }
    tests.push(test)
  }
  return (message) => tests.every((test) => test(message))
}

function equal(fact: (message: SandboxMessage) => string): (sign: string, value: string) => Test | undefined {
  return (sign, value) => (sign === '=' ? (message) => fact(message) === value : undefined)
}

function compared(sign: string, order: (message: SandboxMessage) => number): Test | undefined {
  switch (sign) {
    case '<':
      return (message) => order(message) < 0
    case '<=':
      return (message) => order(message) <= 0
    case '>':
      return (message) => order(message) > 0
    case '>=':
      return (message) => order(message) >= 0
    case '=':
      return (message) => order(message) === 0
    default:
      return undefined
  }
}

function instantOf(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}
