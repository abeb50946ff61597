import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The proofs kill processes and wait for what comes of it, for longer than any other file: begun last, they
 * would keep one worker while the others have nothing left. The rest in the usual order, larger files first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))]
  }
}

function isProof({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/scripts/prove/')
}
