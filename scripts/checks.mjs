import { join } from 'node:path'
import { installedNode, installedTool, root } from './repository.mjs'

/** What was compiled once starts in half the time: a run starts the product dozens of times. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile') }

const node = (args, env) => ({ program: installedNode(), args, env: { ...compiled, ...env } })
const tool = (path, args, env) => node([installedTool(path), ...args], env)

/** Two programs at a time keep two cores busy; threads of one compiler read the same types again. */
const oneThreadEach = ['--', '--checkers', '1']

const types = {
  name: 'types',
  commands: [
    tool(
      'turbo/bin/turbo',
      ['run', 'typecheck', '--continue=always', '--output-logs=errors-only', '--concurrency=2', ...oneThreadEach],
      {
        TURBO_TELEMETRY_DISABLED: '1',
      },
    ),
  ],
}
const lint = { name: 'lint', commands: [tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])] }
const dependencyRules = { name: 'dependency rules', commands: [node(['scripts/check-dependencies.mjs'])] }
const unusedCode = { name: 'unused code', commands: [tool('knip/bin/knip.js', ['--no-progress'])] }

/**
 * What must hold of the code without running the product. Each counts as one. Unused code is looked for when
 * the check of types has written those of the routes.
 */
export const checks = [[types, lint, dependencyRules], unusedCode]

/** Tests that report how many passed and failed to a file in `folder`. */
export function unitTests(folder, env) {
  return vitest('unit and property tests', 'unit', join(folder, 'unit.json'), env)
}

export function integrationTests(folder, env) {
  return vitest('integration tests', 'integration', join(folder, 'integration.json'), env)
}

export function browserTests(folder, chromium, env) {
  const report = join(folder, 'browser.json')
  return {
    name: 'browser tests',
    report,
    commands: [
      tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      }),
    ],
  }
}

/** The long proofs, each with its table of figures. Each counts as one. */
export const proofs = ['sending', 'payments-expiry', 'payments-orders', 'payments-forgeries', 'payments-kills'].map((name) => ({
  name: `proof of ${name}`,
  commands: [node([`scripts/prove/${name}.mjs`])],
}))

function vitest(name, project, report, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, report, commands: [tool('vitest/vitest.mjs', ['run', '--project', project, ...reporters], env)] }
}
