// A busy machine takes its time; what never comes still fails. Set up for every test with a document.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
