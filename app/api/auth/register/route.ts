export { mockRegister as POST } from '@/lib/template-mock/calls'
