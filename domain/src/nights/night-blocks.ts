import type { Night } from './night.ts'

/** Seventeen months. */
export const nightsInBlock = 512
/** Half a century: more is asked for only by a mistake, and forgetting costs time alone. */
const mostBlocks = 40

/** What is said of every night, worked out for a block of nights when the first of them is asked for. */
export class NightBlocks<Block> {
  readonly #blocks = new Map<number, Block>()
  readonly #fill: (firstNight: Night) => Block

  constructor(fill: (firstNight: Night) => Block) {
    this.#fill = fill
  }

  /** The block that holds the night; the night stands in it at `placeInBlock`. */
  holding(night: Night): Block {
    const number = Math.floor(night / nightsInBlock)
    const known = this.#blocks.get(number)
    if (known !== undefined) return known
    const block = this.#fill(number * nightsInBlock)
    if (this.#blocks.size >= mostBlocks) this.#blocks.clear()
    this.#blocks.set(number, block)
    return block
  }
}

export function placeInBlock(night: Night): number {
  return night - Math.floor(night / nightsInBlock) * nightsInBlock
}
