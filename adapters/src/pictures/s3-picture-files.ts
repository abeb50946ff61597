import type { PictureFile, PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { AwsClient } from 'aws4fetch'
import { checkedFileName } from './picture-file-name.ts'
import { listedInS3 } from './s3-listing.ts'

export interface S3Settings {
  /** Of the bucket: `https://s3.example.org/pictures`, or the bucket's own host. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds for one answer of the store. */
const patience = 10_000

/** Tries after the first one, for answers of 5xx and 429. */
const retries = 2

/** A bucket of an S3-compatible store. Nothing in it needs to be public: the product sends the pictures itself. */
export class S3PictureFiles implements PictureFiles {
  readonly #bucket: string
  readonly #client: AwsClient

  constructor({ url, ...keys }: S3Settings) {
    this.#bucket = url.replace(/\/+$/, '')
    this.#client = new AwsClient({ ...keys, service: 's3', retries, initRetryMs: 100 })
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const answer = await this.#ask('GET', this.#address(name))
    if (answer.status === 404) return void (await answer.body?.cancel())
    return new Uint8Array(await accepted(answer, 'read').arrayBuffer())
  }

  async write(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const body = new Uint8Array(bytes)
    const answer = await this.#ask('PUT', this.#address(name), { body, headers: { 'Content-Type': contentType } })
    await accepted(answer, 'write').body?.cancel()
  }

  async list(): Promise<readonly PictureFile[]> {
    const files: PictureFile[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) })
      const page = listedInS3(await accepted(await this.#ask('GET', `${this.#bucket}?${query}`), 'list').text())
      files.push(...page.files.map(({ name, at }) => ({ name, keptAt: Temporal.Instant.from(at) })))
      next = page.next
    }
    return files
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask('DELETE', this.#address(name))
    if (answer.status !== 404) accepted(answer, 'remove')
    await answer.body?.cancel()
  }

  #address(name: string): string {
    return `${this.#bucket}/${checkedFileName(name)}`
  }

  #ask(method: string, url: string, more: RequestInit = {}): Promise<Response> {
    return this.#client.fetch(url, { method, ...more, redirect: 'error', signal: AbortSignal.timeout(patience) })
  }
}

/** The store's own words may name keys and hosts: the status says enough. */
function accepted(answer: Response, act: string): Response {
  if (!answer.ok) throw new Error(`the store of pictures answered ${answer.status} to ${act}`)
  return answer
}
