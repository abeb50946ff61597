import type { ShortLink, ShortLinks } from '../short-links.ts'

export class InMemoryShortLinks implements ShortLinks {
  readonly #links: ShortLink[] = []

  async keep(link: ShortLink): Promise<string> {
    const there = this.#links.find(({ path }) => path === link.path)
    if (!there) this.#links.push(link)
    return (there ?? link).code
  }

  async pathOf(code: string): Promise<string | undefined> {
    return this.#links.find((link) => link.code === code)?.path
  }
}
