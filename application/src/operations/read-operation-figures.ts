import type { OperationFigures, Operations } from './operation-figures.ts'

/** Reads only, and no more than counts. */
export class ReadOperationFigures {
  readonly #operations: Operations

  constructor(ports: { readonly operations: Operations }) {
    this.#operations = ports.operations
  }

  execute(): Promise<OperationFigures> {
    return this.#operations.figures()
  }
}
