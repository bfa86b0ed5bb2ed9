export { mockSignIn as GET } from '@/lib/template-mock/calls'
