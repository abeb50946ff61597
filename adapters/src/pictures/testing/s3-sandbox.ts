import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../s3-picture-files.ts'

export interface S3Sandbox {
  readonly settings: S3Settings
  /** Answers the next requests with this status instead. */
  fail(status: number, times: number): void
  stop(): Promise<void>
}

const keys = { region: 'us-east-1', accessKeyId: 'sandbox', secretAccessKey: 'hush' }
const filesOnPage = 2

/**
 * A bucket in memory that speaks as much of S3 as the product does, checks every signature and lists two
 * files a page.
 */
export async function startS3Sandbox(): Promise<S3Sandbox> {
  const files = new Map<string, { bytes: Buffer; at: string }>()
  let failures: number[] = []
  const server = createServer(async (request, response) => {
    const failure = failures.shift()
    if (failure) return void response.writeHead(failure).end()
    const body = await buffer(request)
    if (!(await isSigned(request, body))) return void response.writeHead(403).end()
    answer(request, body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { ...keys, url: `http://127.0.0.1:${port}/bucket` },
    fail: (status, times) => {
      failures = Array(times).fill(status)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sandbox')
    const name = decodeURIComponent(pathname.replace('/bucket', '').replace(/^\//, ''))
    if (request.method === 'GET' && name === '') return void response.end(listing(searchParams.get('continuation-token')))
    if (request.method === 'PUT') files.set(name, { bytes: body, at: new Date().toISOString() })
    if (request.method === 'DELETE') files.delete(name)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = files.get(name)
    response.writeHead(found ? 200 : 404).end(found?.bytes)
  }

  function listing(token: string | null): string {
    const names = [...files.keys()].toSorted()
    const from = token ? names.findIndex((name) => name > token) : 0
    const page = from < 0 ? [] : names.slice(from, from + filesOnPage)
    const isMore = from >= 0 && from + filesOnPage < names.length
    const contents = page.map(
      (name) => `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.at}</LastModified></Contents>`,
    )
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }
}

/** Signs the same request with the same moment, and compares. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const datetime = String(request.headers['x-amz-date'] ?? '')
  const type = request.headers['content-type']
  const headers = { 'X-Amz-Date': datetime, ...(type && { 'Content-Type': type }) }
  const signed = await new AwsClient({ ...keys, service: 's3' }).sign(`http://${request.headers.host}${request.url}`, {
    method: request.method,
    headers,
    aws: { datetime },
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  })
  return signed.headers.get('Authorization') === request.headers.authorization
}
