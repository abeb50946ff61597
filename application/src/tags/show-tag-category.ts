import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { TagCategory, Tags } from './tags.ts'

/** A default tag category by its name, such as 'Campsite Facilities'. */
export class ShowTagCategory {
  readonly #tags: Tags

  constructor(ports: { readonly tags: Tags }) {
    this.#tags = ports.tags
  }

  async execute({ name }: { readonly name: string }): Promise<Result<TagCategory, NotFound>> {
    const category = await this.#tags.categoryByName(name)
    return category ? accepted(category) : refused({ code: 'not-found' })
  }
}
