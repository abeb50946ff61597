/** What a tab keeps, for as long as the page lives. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  }
}

/**
 * Where a browser keeps nothing, as in frames of other sites, asking for the storage throws. The router and
 * our forms ask: they get one that ends with the page.
 */
export function ensureTabStorage(scope: { readonly sessionStorage: Storage }): void {
  try {
    scope.sessionStorage.length
  } catch {
    Object.defineProperty(scope, 'sessionStorage', { value: memoryStorage() })
  }
}
