import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { type PlanTakeoverPorts, planTakeover } from './plan-takeover.ts'
import type { TakeoverQuery, TakeoverRefusal, TakeoverView } from './takeover-answers.ts'

/** What each row would become, and what stands in its way; nothing is written, and the file is not kept. */
export class PreviewTakeover {
  readonly #ports: PlanTakeoverPorts

  constructor(ports: PlanTakeoverPorts) {
    this.#ports = ports
  }

  async execute(query: TakeoverQuery): Promise<Result<TakeoverView, TakeoverRefusal>> {
    const planned = await planTakeover(this.#ports, query)
    return planned.ok ? accepted(planned.value.view) : planned
  }
}
