import type { InvariantCheck, Invariants } from './invariants.ts'

/** Proves the invariants on live data; reads only. */
export class RunDoctor {
  readonly #invariants: Invariants

  constructor(ports: { readonly invariants: Invariants }) {
    this.#invariants = ports.invariants
  }

  execute(): Promise<readonly InvariantCheck[]> {
    return this.#invariants.check()
  }
}
