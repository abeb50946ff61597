import { AsyncLocalStorage } from 'node:async_hooks'
import { type TracingChannelSubscribers, tracingChannel } from 'node:diagnostics_channel'
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { sqlState } from '../postgres/sql-state.ts'

export interface Tracing {
  /** What is still here goes out first. */
  stop(): Promise<void>
}

/** What doors and connections say of their work on a channel of Node, and what a trace shows of it. */
interface Told {
  readonly method?: string
  readonly kind?: string
  readonly requestId?: string
  readonly status?: number
  readonly path?: string
  readonly text?: string
  readonly error?: unknown
}

interface SpanFacts {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: Attributes
}

/** The texts of statements have parameters where values were. */
const channels: Readonly<Record<string, (told: Told) => SpanFacts>> = {
  'camp:request': ({ method = '', kind = '', requestId = '' }) => ({
    name: `${method} ${kind}`,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'camp.request.kind': kind, 'camp.request.id': requestId },
  }),
  'camp:procedure': ({ path = '' }) => ({
    name: path,
    kind: SpanKind.INTERNAL,
    attributes: { 'rpc.system': 'trpc', 'rpc.method': path },
  }),
  'camp:statement': ({ text = '' }) => ({
    name: text.trim().split(/\s/, 1)[0] ?? '',
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 4_000) },
  }),
}

/**
 * Requests, procedures and their statements as spans by OTLP over HTTP. What no request asked for, as the
 * worker's turns, is no trace.
 */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] })
  const tracer = provider.getTracer('camp')
  const current = new AsyncLocalStorage<Span | undefined>()
  const spans = new WeakMap<object, Span>()
  const silences = Object.entries(channels).map(([name, factsOf]) => {
    const channel = tracingChannel<Told, Span | undefined>(name)
    channel.start.bindStore(current, (told) => {
      const parent = current.getStore()
      const { name: title, kind, attributes } = factsOf(told)
      if (!parent && kind !== SpanKind.SERVER) return undefined
      const around = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan(title, { kind, attributes }, around)
      spans.set(told, span)
      return span
    })
    const ended = (told: Told) => endSpan(spans.get(told), told)
    const subscribers: TracingChannelSubscribers<Told> = {
      start: () => {},
      end: (told) => (told.error === undefined ? undefined : ended(told)),
      asyncStart: () => {},
      asyncEnd: ended,
      error: () => {},
    }
    channel.subscribe(subscribers)
    return () => {
      channel.unsubscribe(subscribers)
      channel.start.unbindStore(current)
    }
  })
  return {
    stop: async () => {
      for (const silence of silences) silence()
      await provider.shutdown()
    },
  }
}

/** Words of an error may hold what somebody typed; its name and SQLSTATE do not. */
function endSpan(span: Span | undefined, { status, error }: Told): void {
  if (!span?.isRecording()) return
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (error !== undefined) span.setAttribute('error.type', sqlState(error) ?? (error instanceof Error ? error.name : 'unknown'))
  if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
