import { expect, it } from 'vitest'
import { threadLines } from './thread-lines.ts'

const said = (id: string, at: string, outboxMessageId: string | null = null) => ({ id, at, outboxMessageId })
const message = (id: string, at: string, isToCampsite = false) => ({ id, at, isToCampsite })

it('has what was written and what went out in one line of time, and each once', () => {
  const lines = threadLines({
    conversation: [said('question', '2026-11-21T10:10:00Z'), said('answer', '2026-11-21T10:20:00Z', 'm-2')],
    messages: [
      message('m-3', '2026-11-21T10:30:00Z'),
      message('m-2', '2026-11-21T10:21:00Z'),
      message('m-to-campsite', '2026-11-21T10:10:00Z', true),
      message('m-1', '2026-11-21T10:00:00Z'),
    ],
  } as never)

  expect(lines.map((line) => (line.kind === 'said' ? [line.said.id, line.sent?.id] : line.sent.id))).toEqual([
    'm-1',
    ['question', undefined],
    ['answer', 'm-2'],
    'm-3',
  ])
})
