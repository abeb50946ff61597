import { setTimeout as pause } from 'node:timers/promises'
import type { PictureFile, PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { AwsClient } from 'aws4fetch'
import { exchangeBytes, type HttpBytes, type HttpQuestion } from '../outbound/http-exchange.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { checkedFileName } from './picture-file-name.ts'
import { listedInS3 } from './s3-listing.ts'

export interface S3Settings {
  /** Of the bucket: `https://s3.example.org/pictures`, or the bucket's own host. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds to connect and for one answer of the store, and the bytes that it may have. */
const patience = { connectMs: 3_000, totalMs: 10_000, mostBytes: 64 * 1024 * 1024 }

/** Tries after the first one, for answers of 5xx and 429. */
const retries = 2
const firstPause = 100

/**
 * A bucket of an S3-compatible store. Nothing in it needs to be public: the product sends the pictures
 * itself.
 */
export class S3PictureFiles implements PictureFiles {
  readonly #bucket: string
  readonly #client: AwsClient
  readonly #guard: OutboundGuard | undefined

  /** `guard`: where it may connect to; absent: anywhere. */
  constructor({ url, ...keys }: S3Settings, guard?: OutboundGuard) {
    this.#bucket = url.replace(/\/+$/, '')
    this.#client = new AwsClient({ ...keys, service: 's3' })
    this.#guard = guard
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const answer = await this.#ask('GET', this.#address(name))
    return answer.status === 404 ? undefined : new Uint8Array(accepted(answer, 'read').bytes)
  }

  async write(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const body = new Uint8Array(bytes)
    accepted(await this.#ask('PUT', this.#address(name), { body, headers: { 'Content-Type': contentType } }), 'write')
  }

  async list(): Promise<readonly PictureFile[]> {
    const files: PictureFile[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) })
      const { bytes } = accepted(await this.#ask('GET', `${this.#bucket}?${query}`), 'list')
      const page = listedInS3(Buffer.from(bytes).toString('utf8'))
      files.push(...page.files.map(({ name, at }) => ({ name, keptAt: Temporal.Instant.from(at) })))
      next = page.next
    }
    return files
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask('DELETE', this.#address(name))
    if (answer.status !== 404) accepted(answer, 'remove')
  }

  #address(name: string): string {
    return `${this.#bucket}/${checkedFileName(name)}`
  }

  /** What is asked changes nothing when it is asked again. */
  async #ask(method: HttpQuestion['method'], url: string, more: Content = {}): Promise<HttpBytes> {
    for (let tried = 0; ; tried += 1) {
      const signed = await this.#client.sign(url, { method, ...more })
      const headers = Object.fromEntries(signed.headers)
      const question = { method, url: signed.url, headers, ...(more.body && { body: more.body }) }
      const answer = await exchangeBytes(question, { ...patience, ...(this.#guard && { guard: this.#guard }) })
      const isOutOfBreath = answer.status >= 500 || answer.status === 429
      if (!isOutOfBreath || tried === retries) return answer
      await pause(firstPause * 2 ** tried)
    }
  }
}

interface Content {
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

/** The store's own words may name keys and hosts: the status says enough. */
function accepted(answer: HttpBytes, act: string): HttpBytes {
  if (answer.status < 200 || answer.status >= 300) throw new Error(`the store of pictures answered ${answer.status} to ${act}`)
  return answer
}
