import { type SandboxSettings, sandboxKinds, sandboxNames } from './registry.ts'

/** The variables that lead a product to running sandboxes; the outbound guard lets through what they name. */
export function environmentOf(settings: SandboxSettings): Readonly<Record<string, string>> {
  const variables = Object.assign({}, ...sandboxNames.map((name) => environmentOfOne(name, settings)))
  return { ...variables, OUTBOUND_ALLOW_HOSTS: hostsIn(Object.values(variables)).join(',') }
}

/** `host:port` of every sandbox that runs. */
export function sandboxHosts(settings: SandboxSettings): readonly string[] {
  return environmentOf(settings).OUTBOUND_ALLOW_HOSTS?.split(',').filter(Boolean) ?? []
}

function environmentOfOne(name: keyof SandboxSettings, settings: SandboxSettings): Readonly<Record<string, string>> {
  const kind: { environment(settings: never): Readonly<Record<string, string>> } = sandboxKinds[name]
  return settings[name] === undefined ? {} : kind.environment(settings[name] as never)
}

function hostsIn(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => /^[a-z]+:\/\//.test(value)).map((value) => new URL(value).host))]
}
