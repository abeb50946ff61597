import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface JsonAnswer {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}
