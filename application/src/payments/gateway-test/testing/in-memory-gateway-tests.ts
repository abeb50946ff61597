import type { GatewayTest, GatewayTests } from '../gateway-tests.ts'

export class InMemoryGatewayTests implements GatewayTests {
  readonly #tests = new Map<string, GatewayTest>()

  async add(test: GatewayTest): Promise<void> {
    this.#tests.set(test.id, test)
  }

  async save(test: GatewayTest): Promise<void> {
    this.#tests.set(test.id, test)
  }

  async find(id: string): Promise<GatewayTest | undefined> {
    return this.#tests.get(id)
  }

  async latest(limit: number): Promise<readonly GatewayTest[]> {
    return [...this.#tests.values()].reverse().slice(0, limit)
  }
}
