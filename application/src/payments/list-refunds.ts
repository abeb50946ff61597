import type { Payments, RefundTask } from './payments.ts'

/** For operators: what `SendRefunds` would pay back, the oldest first. */
export class ListRefunds {
  readonly #payments: Payments

  constructor({ payments }: { readonly payments: Payments }) {
    this.#payments = payments
  }

  execute({ limit }: { readonly limit: number }): Promise<readonly RefundTask[]> {
    return this.#payments.openRefundTasks(limit)
  }
}
