import { StoreUnavailable } from './store-unavailable.ts'

/** A store that did not answer so often in a row is away, for the others as well. */
const timesToBelieve = 2

/**
 * Work that nobody asked for, each piece by itself: what stops one keeps none of the others waiting. It is
 * thrown once they are all done, so that whoever runs the work hears of it.
 */
export async function eachByItself<Item, Done>(
  items: readonly Item[],
  act: (item: Item) => Promise<Done | undefined | null>,
  nameOf: (item: Item) => string = String,
): Promise<readonly Done[]> {
  const done: Done[] = []
  const faults = new FaultsOfSome()
  for (const item of items) {
    try {
      const one = await act(item)
      faults.noteAnswered()
      if (one !== undefined && one !== null) done.push(one)
    } catch (fault) {
      faults.add(nameOf(item), fault)
    }
  }
  faults.throwIfAny()
  return done
}

/** What was thrown by some of many; for loops that take their work one by one. */
export class FaultsOfSome {
  readonly #faults: { readonly name: string; readonly fault: unknown }[] = []
  #unanswered = 0

  noteAnswered(): void {
    this.#unanswered = 0
  }

  /** Throws where the store is away: nothing can be done then. */
  add(name: string, fault: unknown): void {
    this.#unanswered = fault instanceof StoreUnavailable ? this.#unanswered + 1 : 0
    if (this.#unanswered >= timesToBelieve) throw fault
    this.#faults.push({ name, fault })
  }

  throwIfAny(): void {
    const [first] = this.#faults
    if (!first) return
    const { name, fault } = first
    if (this.#faults.length === 1 && fault instanceof StoreUnavailable) throw fault
    const said = fault instanceof Error ? fault.message : String(fault)
    throw new Error(`${this.#faults.length} could not be done, the first of them ${name}: ${said}`, { cause: fault })
  }
}
