ALTER TABLE "call_people" ADD COLUMN "has_connected" boolean;--> statement-breakpoint
ALTER TABLE "call_people" ADD COLUMN "devices" jsonb;--> statement-breakpoint
ALTER TABLE "calls" DROP COLUMN "has_connected";