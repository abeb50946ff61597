interface Kept {
  readonly by: object
  value: unknown
  readonly next: Kept | undefined
}

const kept = Symbol('kept')

interface Keeping {
  [kept]?: Kept
}

/**
 * What is known of an object, held by the object itself and gone with it. Not in a weak map: the collector
 * follows the entries of those again and again while everybody waits, and what one holds of a request stays
 * until all of memory is collected. Nobody sees it: it is in no copy, no comparison and no JSON of the
 * object.
 */
export class KeptWith<Owner extends object, Value> {
  of(owner: Owner): Value | undefined {
    return this.#find(owner)?.value as Value | undefined
  }

  /** In place of what was kept before. */
  keep(owner: Owner, value: Value): Value {
    const known = this.#find(owner)
    if (known) known.value = value
    else {
      const next = (owner as Keeping)[kept]
      Object.defineProperty(owner, kept, { value: { by: this, value, next }, writable: true })
    }
    return value
  }

  #find(owner: Owner): Kept | undefined {
    let each = (owner as Keeping)[kept]
    while (each && each.by !== this) each = each.next
    return each
  }
}
