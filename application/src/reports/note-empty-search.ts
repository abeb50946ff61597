import { searchTerm } from '@camp/domain/search/search-term.ts'
import type { EmptySearches } from './report-sources.ts'

/** Somebody searched and nothing was found: which words, never whose (rule N5). */
export class NoteEmptySearch {
  readonly #ports: { readonly emptySearches: EmptySearches }

  constructor(ports: { readonly emptySearches: EmptySearches }) {
    this.#ports = ports
  }

  async execute({ typed }: { readonly typed: string }): Promise<void> {
    const term = searchTerm(typed)
    if (term !== null) this.#ports.emptySearches.note(term)
  }
}
