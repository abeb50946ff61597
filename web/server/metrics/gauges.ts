import type { OperationFigures } from '@camp/application/operations/operation-figures.ts'
import { Gauge, type Registry } from 'prom-client'
import type { Watched } from './watched.ts'

/** Of a lag that is not known; Prometheus draws no line there. */
const unknown = Number.NaN

/** What each is, in the order in which it is shown. */
const helps = {
  camp_database_up: 'Whether the database answered for these figures',
  camp_pool_connections: 'Open connections of the pool',
  camp_pool_idle: 'Connections of the pool that nobody uses',
  camp_pool_waiting: 'Requests that wait for a connection',
  camp_replicas: 'Read replicas that are set',
  camp_replicas_current: 'Those of them that are at most a second behind, and asked',
  camp_change_lag_seconds: 'Since changes of the database were last read; not a number while they are not heard',
  camp_search_index_current: 'Whether searches are answered from memory',
  camp_search_read_ahead: 'Whether catalogues were read ahead of the searches that need them',
  camp_workers: 'Workers seen within the last minute',
  camp_messages_pending: 'Messages that wait to be sent, retries included',
  camp_messages_due: 'Messages that should have been sent by now',
  camp_messages_oldest_seconds: 'Since the oldest message that is due was due',
  camp_messages_dead: 'Messages that were given up',
  camp_holds_live: 'Holds of plots',
  camp_holds_overdue: 'Holds that ran out and were not given back',
  camp_refunds_open: 'Refunds that the gateway has not taken',
  camp_refunds_oldest_seconds: 'Since the oldest of them came up',
  camp_payments_open: 'Attempts to pay of which no word has come how they ended',
  camp_payments_oldest_seconds: 'Since the oldest of them began: the lag of notifications',
  camp_channel_messages_open: 'Messages of the channel manager in progress',
  camp_channel_messages_oldest_seconds: 'Since the oldest of them arrived',
  camp_feeds_failing: 'Calendars elsewhere that cannot be read',
} as const

type Name = keyof typeof helps

export function registerGauges(registry: Registry, watched: Watched): { readonly read: () => Promise<void> } {
  const gauges = new Map(Object.entries(helps).map(([name, help]) => [name, new Gauge({ name, help, registers: [registry] })]))
  const jobs = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'] as const, registers: [registry] })
  const late = jobs('camp_job_late_seconds', 'How far scheduled work is beyond its time')
  const troubled = jobs('camp_job_has_problem', 'Whether its last turn failed or found something')
  const show = (values: Partial<Record<Name, number>>) => {
    for (const [name, value] of Object.entries(values)) gauges.get(name)?.set(value)
  }
  return {
    read: async () => {
      show(processValues(watched))
      const figures = await watched.operations().catch(() => null)
      show({ camp_database_up: figures ? 1 : 0, ...(figures && operationValues(figures)) })
      for (const { name, lateSeconds, problem } of figures?.jobs ?? []) {
        late.set({ job: name }, lateSeconds)
        troubled.set({ job: name }, problem === null ? 0 : 1)
      }
    },
  }
}

function processValues({
  pool,
  replicas,
  changeLagSeconds,
  isIndexCurrent,
  isReadAhead,
}: Watched): Partial<Record<Name, number>> {
  const { open, idle, waiting } = pool()
  return {
    camp_pool_connections: open,
    camp_pool_idle: idle,
    camp_pool_waiting: waiting,
    camp_replicas: replicas().all,
    camp_replicas_current: replicas().current,
    camp_change_lag_seconds: changeLagSeconds() ?? unknown,
    camp_search_index_current: isIndexCurrent() ? 1 : 0,
    camp_search_read_ahead: isReadAhead() ? 1 : 0,
  }
}

function operationValues({
  workers,
  messages,
  holds,
  refunds,
  payments,
  channelMessages,
  failingFeeds,
}: OperationFigures): Partial<Record<Name, number>> {
  return {
    camp_workers: workers,
    camp_messages_pending: messages.pending,
    camp_messages_due: messages.due,
    camp_messages_oldest_seconds: messages.oldestSeconds,
    camp_messages_dead: messages.dead,
    camp_holds_live: holds.live,
    camp_holds_overdue: holds.overdue,
    camp_refunds_open: refunds.due,
    camp_refunds_oldest_seconds: refunds.oldestSeconds,
    camp_payments_open: payments.due,
    camp_payments_oldest_seconds: payments.oldestSeconds,
    camp_channel_messages_open: channelMessages.due,
    camp_channel_messages_oldest_seconds: channelMessages.oldestSeconds,
    camp_feeds_failing: failingFeeds,
  }
}
