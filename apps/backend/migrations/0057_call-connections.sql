ALTER TABLE "calls" DROP CONSTRAINT "calls_state";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "has_connected" boolean;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_state" CHECK (case "calls"."state"
        when 'ringing' then num_nonnulls("calls"."answered_at", "calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'active' then "calls"."answered_at" is not null
          and num_nonnulls("calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'ended' then num_nulls("calls"."ended_at", "calls"."end_action", "calls"."end_seq") = 0
          and "calls"."end_action" between 3 and 7
          and ("calls"."end_action" = 5) = ("calls"."answered_at" is not null)
          and ("calls"."seconds" is null or "calls"."end_action" = 5)
          and ("calls"."end_action" = 6) = ("calls"."line_busy" is not null)
        else false end);