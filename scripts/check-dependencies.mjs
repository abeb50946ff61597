/** Who may import whom, in the whole repository; first the proof that every rule can fail. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruiseTree, rules } from './dependency-cruise.mjs'
import { proveRules } from './prove-dependency-rules.mjs'
import { root } from './repository.mjs'

/** A checker that cannot read TypeScript sees next to nothing, and reports success. */
const fewestModules = 100

const unproven = await proveRules()
const { modules, violations } = await cruiseTree(root)

for (const name of unproven) console.error(`The rule ${name} did not fail where it must: it protects nothing.`)
for (const { rule, from, to, cycle } of violations) {
  console.error(
    `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}\n  ${reasonOf(rule.name)}`,
  )
}
if (modules < fewestModules)
  console.error(`Only ${modules} modules were seen (at least ${fewestModules} expected): the check is blind.`)

const isGood = unproven.length === 0 && violations.length === 0 && modules >= fewestModules
console.log(
  `${rules.length - unproven.length} of ${rules.length} rules proven, ${modules} modules seen, ${violations.length} violations`,
)
process.exitCode = isGood && existsSync(join(root, 'domain/src')) ? 0 : 1

function reasonOf(name) {
  return rules.find((rule) => rule.name === name)?.comment
}
