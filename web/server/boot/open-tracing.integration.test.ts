import { tracingChannel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { givenServedMarketplace } from '../testing/given-marketplace.ts'
import { pickerPlots } from '../testing/reservations.ts'
import { openTracing } from './open-tracing.ts'

interface Sent {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

/** Takes what exporters send, as a collector does. */
async function givenCollector() {
  const spans: Sent[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('tells a collector of a request, its procedure and its statements, without one value', async () => {
  const collector = await givenCollector()
  const marketplace = await givenServedMarketplace()
  onTestFinished(marketplace.stop)

  const tracing = await openTracing({ tracesEndpoint: collector.endpoint })
  await pickerPlots(marketplace.client, 'silverhill-retreat')
  await marketplace.store.em.execute('select 1 as nobody_asked')
  await tracing?.stop()

  const named = (name: string) => collector.spans.find((span) => span.name === name)
  const [request, procedure] = [named('GET procedure'), named('orgPlots.getAllForPicker')]
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === procedure?.spanId)
  expect(request?.parentSpanId ?? '').toBe('')
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(request?.attributes).toContainEqual({
    key: 'camp.request.id',
    value: { stringValue: expect.stringMatching(/^[\w-]{36}$/) },
  })
  expect(procedure?.parentSpanId).toBe(request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('select')
  expect(JSON.stringify(collector.spans)).not.toMatch(/silverhill-retreat|nobody_asked|2027-02/)
})

it('listens to nobody, and loads nothing, where no address is set', async () => {
  expect(await openTracing({ tracesEndpoint: undefined })).toBeUndefined()
  for (const name of ['camp:request', 'camp:procedure', 'camp:statement'])
    expect(tracingChannel(name).hasSubscribers, name).toBe(false)
})
