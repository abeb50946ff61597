import { ApiClient, type Fetch } from './api-client.ts'

/** One browser: keeps its cookies and speaks to `/api/auth` as clients of NextAuth do. */
export class AuthClient {
  readonly #fetch: Fetch
  readonly #jar = new Map<string, string>()
  readonly api = new ApiClient((path, init) => this.fetch(path, init))

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#jar
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.#jar.size > 0) headers.set('Cookie', [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await this.#fetch(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  /** As another browser that has stolen the cookies. */
  copy(): AuthClient {
    const other = new AuthClient(this.#fetch)
    for (const [name, value] of this.#jar) other.#jar.set(name, value)
    return other
  }

  async csrfToken(): Promise<string> {
    return (await (await this.fetch('/api/auth/csrf')).json()).csrfToken
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async signIn(username: string, password: string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    const csrfToken = await this.csrfToken()
    return this.post('/api/auth/callback/credentials', { csrfToken, username, password, json: 'true', ...more })
  }

  async session(): Promise<{ readonly user?: { readonly name: string; readonly email: string }; readonly expires?: string }> {
    return (await this.fetch('/api/auth/session')).json()
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0/i.test(cookie)) this.#jar.delete(name)
    else this.#jar.set(name, value)
  }
}
