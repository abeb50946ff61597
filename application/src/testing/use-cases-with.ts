import { type UseCasePorts, type UseCases, useCasesOver, useCaseTable } from '../use-cases.ts'

type Table = typeof useCaseTable

/** The acts that ask for nothing else than these ports, and than each other. */
type UseCasesWith<Ports> = {
  readonly [Name in keyof Table as Ports & UseCases extends ConstructorParameters<Table[Name]>[0] ? Name : never]: InstanceType<
    Table[Name]
  >
}

/**
 * Made of the product's own table, over whatever ports a test has; the acts that would need more are not to
 * be seen.
 */
export function useCasesWith<Ports extends object>(ports: Ports): UseCasesWith<Ports> {
  const useCases = useCasesOver(ports as UseCasePorts)
  const names = Object.keys(useCaseTable) as (keyof UseCases)[]
  return Object.fromEntries(names.map((name) => [name, useCases[name]])) as unknown as UseCasesWith<Ports>
}
