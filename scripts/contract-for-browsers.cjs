// A loader of Turbopack: what servers alone read of a call (its summary, its budget) stays out of the scripts that browsers load.
const serverOnly = /^\s+(?:summary|budget):\s+(?:'(?:[^'\\]|\\.)*'|`[^`]*`|\{[^{}]*\}),$/gm

module.exports = (source) => source.replaceAll(serverOnly, '')
