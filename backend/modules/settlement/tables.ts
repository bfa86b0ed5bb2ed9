// What follows from the money of an order is written by the modules it concerns; this one has no tables of its own.
export {}
