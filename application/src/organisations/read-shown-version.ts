import type { ShownVersions } from './shown-versions.ts'

export interface ShownVersionQuery {
  /** Null: the home page. */
  readonly slug: string | null
}

/** By which whoever keeps a page for everybody knows whether it still says what is so. */
export class ReadShownVersion {
  readonly #ports: { readonly shownVersions: ShownVersions }

  constructor(ports: { readonly shownVersions: ShownVersions }) {
    this.#ports = ports
  }

  /** Undefined: there is no such page for everybody. */
  async execute({ slug }: ShownVersionQuery): Promise<string | undefined> {
    const { shownVersions } = this.#ports
    return slug === null ? shownVersions.ofFeatured() : shownVersions.ofCampsite(slug)
  }
}
